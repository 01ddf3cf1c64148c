import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { CountBadge } from '#ui/button/count-badge.tsx'
import { IconButton, IconLink } from '#ui/button/icon-button.tsx'
import { Link } from '#ui/button/link.tsx'
import { CartIcon, LockIcon, MenuIcon, PlusIcon } from '#ui/icon/icons.tsx'
import { Group, Row } from '../group.tsx'

const looks = ['primary', 'secondary', 'quiet', 'text'] as const
const sizes = ['xs', 'small', 'default', 'medium', 'large', 'xl'] as const

export function ButtonParts() {
  return (
    <Group title="Buttons and links">
      {looks.map((look) => (
        <Row key={look}>
          <Button look={look}>Add to cart</Button>
          <Button look={look} busy busyText="Adding">
            Add to cart
          </Button>
          <Button look={look} disabled>
            Add to cart
          </Button>
          <Button look={look} icon={<LockIcon />}>
            With a picture
          </Button>
          <ButtonLink look={look} to="/gallery">
            A link
          </ButtonLink>
        </Row>
      ))}
      <Row>
        {sizes.map((size) => (
          <Button key={size} size={size} look="primary">
            {size}
          </Button>
        ))}
      </Row>
      <Button look="primary" wide>
        As wide as there is room
      </Button>
      <Row>
        <IconButton label="Menu">
          <MenuIcon size={24} />
        </IconButton>
        <IconButton label="Add" bordered size={36}>
          <PlusIcon />
        </IconButton>
        <IconButton label="Add one more" bordered disabled>
          <PlusIcon />
        </IconButton>
        <IconLink label="Cart, 3" to="/gallery" count={3}>
          <CartIcon size={22} />
        </IconLink>
        <CountBadge count={1} />
        <CountBadge count={120} />
      </Row>
      <Row>
        {(['underlined', 'quiet', 'strong', 'plain'] as const).map((look) => (
          <Link key={look} look={look} to="/gallery">
            {look} link
          </Link>
        ))}
      </Row>
    </Group>
  )
}
