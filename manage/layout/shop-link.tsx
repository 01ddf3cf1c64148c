import { Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { session } from '../lib/session.ts'
import { currentShop } from '../lib/shop.ts'

/** Opens a page of the shop that is worked on. */
export function ShopLink({ path }: { path: string }) {
  const { data } = useQuery({ queryKey: ['session'], queryFn: session })
  const origin = data?.shops.find(({ key }) => key === currentShop())?.origin
  if (!origin) return null
  return (
    <Button href={origin + path} target="_blank">
      See in the shop
    </Button>
  )
}
