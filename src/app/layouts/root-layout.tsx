import { Outlet, ScrollRestoration } from 'react-router-dom'

export function RootLayout() {
  return (
    <>
      <main id="main">
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  )
}
