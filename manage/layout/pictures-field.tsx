import { Button, Chip, styled, TextField } from '@mui/material'
import { useInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { ManagedPicture } from '#contract/manage/manage-pictures.ts'
import { DropZone } from './drop-zone.tsx'
import { FieldGroup } from './form-parts.tsx'
import { PictureFrame, pictureAddress, Tile } from './picture-tile.tsx'

type Pictured = ManagedPicture & { alt: string }

const Tiles = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: 16,
})
// The last one removes: at the edge, away from those that move.
const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  alignItems: 'center',
  '& > :last-child': { marginLeft: 'auto' },
})

/** The pictures of a product, of which the first is the main one. They are stored with the form. */
export function PicturesField({ source }: { source: string }) {
  const { field, fieldState } = useInput<Pictured[]>({ source, defaultValue: [] })
  const { getValues } = useFormContext()
  const pictures: readonly Pictured[] = field.value ?? []
  const problem = fieldState.error?.message
  const without = (index: number) => pictures.filter((_, at) => at !== index)
  const moveTo = (index: number, place: number) =>
    field.onChange(without(index).toSpliced(place, 0, pictures[index] as Pictured)) // the index of its own tile
  const describe = (index: number, alt: string) =>
    field.onChange(pictures.map((picture, at) => (at === index ? { ...picture, alt } : picture)))
  return (
    <FieldGroup title="Pictures" hint="The first one is the main picture: lists, the cart and mails show it.">
      <Tiles>
        {pictures.map((picture, index) => {
          const name = `picture ${index + 1}`
          return (
            <Tile key={picture.key} component="li" variant="outlined">
              <PictureFrame src={pictureAddress(picture.path, 320)} alt={picture.alt || name} />
              <TextField
                label={`What ${name} shows`}
                value={picture.alt}
                onChange={({ target }) => describe(index, target.value)}
                slotProps={{ htmlInput: { maxLength: 200 } }}
              />
              <Buttons>
                {index === 0 ? (
                  <Chip size="small" color="primary" label="Main picture" />
                ) : (
                  <Button size="small" aria-label={`Make main: ${name}`} onClick={() => moveTo(index, 0)}>
                    Make main
                  </Button>
                )}
                {index > 0 && (
                  <Button size="small" aria-label={`Forward: ${name}`} onClick={() => moveTo(index, index - 1)}>
                    Forward
                  </Button>
                )}
                {index < pictures.length - 1 && (
                  <Button size="small" aria-label={`Back: ${name}`} onClick={() => moveTo(index, index + 1)}>
                    Back
                  </Button>
                )}
                <Button
                  size="small"
                  color="error"
                  aria-label={`Remove ${name}`}
                  onClick={() => field.onChange(without(index))}
                >
                  Remove
                </Button>
              </Buttons>
            </Tile>
          )
        })}
      </Tiles>
      <DropZone
        label="Add pictures"
        several
        // To those of this moment: it takes a while until a picture is there.
        add={(picture) => field.onChange([...(getValues(source) ?? []), { ...picture, alt: '' }])}
      />
      {problem !== undefined && <p role="alert">{problem}</p>}
    </FieldGroup>
  )
}
