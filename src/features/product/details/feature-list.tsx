import { styled } from '@mui/material/styles'
import type { Feature, Product } from '#contract/catalogue/product.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { themed } from '#ui/themed.ts'

const Grid = styled('ul')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 24,
    '& h3': theme.typography.h4,
    '& p': { marginTop: 4, color: theme.vars.palette.text.secondary },
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      // Four make full rows, too.
      '&:has(> :nth-of-type(4):last-of-type)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  })),
)
const Lead = styled('p')({ maxWidth: '33em', marginBottom: 32 })
const Frame = styled('div')(
  themed(({ theme }) => ({ marginBottom: 16, overflow: 'hidden', borderRadius: theme.vars.shape.large })),
)

/** The images after the first, which the gallery shows large; only if there are three for a full row. */
const storyPictures = ({ images }: Product) => (images.length > 3 ? images.slice(1, 4) : [])

/** Description and features of the product, with text and images. */
export function FeatureList({ product, features }: { product: Product; features: readonly Feature[] }) {
  const pictures = storyPictures(product)
  return (
    <>
      <Lead>{product.description}</Lead>
      <Grid>
        {features.map((feature, position) => {
          const picture = pictures[position]
          return (
            <li key={feature.title}>
              {picture && (
                <Frame>
                  <Picture
                    picture={picture}
                    alt=""
                    ratio="4 / 3"
                    fit={picture.type === 'room' ? 'cover' : 'contain'}
                    sizes="(min-width: 1280px) 400px, (min-width: 768px) 30vw, 92vw"
                  />
                </Frame>
              )}
              <h3>{feature.title}</h3>
              <p>{feature.text}</p>
            </li>
          )
        })}
      </Grid>
    </>
  )
}
