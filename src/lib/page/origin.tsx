import { createContext, useContext } from 'react'

/** Scheme and host this page is served under; the server gives it, the browser reads its own address. */
export const OriginContext = createContext('https://localhost')
export const useOrigin = () => useContext(OriginContext)
