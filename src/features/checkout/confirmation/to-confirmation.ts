import { useNavigate } from 'react-router-dom'
import { paths } from '#lib/page/paths.ts'

/** Other pages have third-party scripts and this one has none: the server marks it with empty lists. */
const isFreeOfThirdParties = () =>
  document.querySelector('meta:is([name="tracking"],[name="feature-scripts"])[content="{}"]') !== null

/** Goes to the placed order: in a document of its own where others may hear of it, so that they never were where it was paid. */
export function useToConfirmation() {
  const navigate = useNavigate()
  return (cartId: string) => {
    const address = `${paths.confirmation()}?id=${encodeURIComponent(cartId)}`
    if (isFreeOfThirdParties()) return window.location.replace(address)
    return void navigate(address, { replace: true })
  }
}
