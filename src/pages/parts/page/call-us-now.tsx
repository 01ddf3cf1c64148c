import { styled } from '@mui/material/styles'
import { telLink } from '#domain/web/tel-link.ts'
import { Link } from '#ui/button/link.tsx'
import { PhoneIcon } from '#ui/icon/icons.tsx'

const Line = styled('span')({ '& > a': { display: 'inline-flex', alignItems: 'center', gap: 8, minHeight: 44 } })

/** A phone link for shoppers with questions before buying. */
export function CallUsNow({ phone }: { phone: string }) {
  return (
    <Line>
      <Link to={telLink(phone)}>
        <PhoneIcon size={18} />
        Call us now: {phone}
      </Link>
    </Line>
  )
}
