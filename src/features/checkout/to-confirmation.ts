import { useNavigate } from 'react-router-dom'
import { paths } from '#lib/paths.ts'

/** Somebody listens on other pages, and is kept away from this one: the server says so with an empty word. */
const isKeptFree = () => document.querySelector<HTMLMetaElement>('meta[name="tracking"]')?.content === '{}'

/** Goes to the placed order: in a document of its own where others may hear of it, so that they never were where it was paid. */
export function useToConfirmation() {
  const navigate = useNavigate()
  return (cartId: string) => {
    const address = `${paths.confirmation()}?id=${encodeURIComponent(cartId)}`
    if (isKeptFree()) return window.location.replace(address)
    return void navigate(address, { replace: true })
  }
}
