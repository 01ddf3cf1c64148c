import { styled } from '@mui/material/styles'
import { unsupportedBrowser } from '#lib/browser/unsupported-browser.ts'
import { Link } from '#ui/button/link.tsx'

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  margin: '16px 0 0',
  padding: 0,
  listStyle: 'none',
})

/** The content of the dialog; its heading is `unsupportedBrowser.heading`. */
export function UnsupportedBrowser() {
  return (
    <>
      <p>{unsupportedBrowser.text}</p>
      <List>
        {unsupportedBrowser.browsers.map(({ name, url }) => (
          <li key={name}>
            <Link to={url}>{name}</Link>
          </li>
        ))}
      </List>
    </>
  )
}
