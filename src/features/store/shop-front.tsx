import { styled } from '@mui/material/styles'
import { themed } from '#ui/themed.ts'

const Drawing = styled('svg')(
  themed(({ theme: { vars } }) => ({
    display: 'block',
    width: '100%',
    height: 'auto',
    borderRadius: vars.shape.large,
    backgroundColor: `color-mix(in srgb, ${vars.palette.picture} 90%, ${vars.palette.text.secondary})`,
  })),
)

const Wall = styled('path')(
  themed(({ theme: { vars } }) => ({
    fill: `color-mix(in srgb, ${vars.palette.picture} 68%, ${vars.palette.text.secondary})`,
  })),
)

const Sign = styled('path')(
  themed(({ theme: { vars } }) => ({ fill: vars.palette.footer.ground, stroke: vars.palette.footer.line })),
)

const LitWindows = styled('path')(
  themed(({ theme: { vars } }) => ({
    fill: `color-mix(in srgb, ${vars.palette.accent.ground} 36%, ${vars.palette.background.paper})`,
  })),
)

const Glare = styled('path')(themed(({ theme: { vars } }) => ({ fill: vars.palette.background.paper, opacity: 0.3 })))

const Shade = styled('path')(themed(({ theme: { vars } }) => ({ fill: vars.palette.text.primary, opacity: 0.18 })))

/** A drawing of a shop in the brand colours, for a store without an image. */
export function ShopFront() {
  return (
    <Drawing viewBox="0 0 600 400" aria-hidden="true">
      <Shade d="M0 332h600v68H0z" />
      <Wall d="M60 70h480v262H60z" />
      <Sign d="M60 70h480v46H60z" />
      <LitWindows d="M84 140h176v170H84zM340 140h176v170H340zM272 140h56v192h-56z" />
      <Glare d="M84 140h90l-60 170H84zM340 140h60l-50 150h-10z" />
      <Shade d="M110 216h44v94h-44zM172 246h62v64h-62zM366 238h50v72h-50zM434 200h46v110h-46zM278 238h6v5h-6z" />
    </Drawing>
  )
}
