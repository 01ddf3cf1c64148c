import { Button, styled } from '@mui/material'
import { useInput } from 'react-admin'
import type { ManagedPicture } from '#contract/manage/manage-pictures.ts'
import { DropZone } from './drop-zone.tsx'
import { FieldGroup } from './form-parts.tsx'
import { PictureFrame, pictureAddress } from './picture-tile.tsx'

const Shown = styled('div')({ maxWidth: 320 })

/** One picture, or none. */
export function PictureField({ source, hint }: { source: string; hint?: string }) {
  const { field, fieldState } = useInput<ManagedPicture | null>({ source, defaultValue: null })
  const picture = field.value as ManagedPicture | null
  return (
    <FieldGroup title="Picture" {...(hint === undefined ? {} : { hint })}>
      {picture && (
        <Shown>
          <PictureFrame src={pictureAddress(picture.path, 320)} alt="The picture" />
          <Button size="small" color="error" onClick={() => field.onChange(null)}>
            Remove picture
          </Button>
        </Shown>
      )}
      <DropZone label={picture ? 'Choose another picture' : 'Choose a picture'} add={field.onChange} />
      {fieldState.error?.message !== undefined && <p role="alert">{fieldState.error.message}</p>}
    </FieldGroup>
  )
}
