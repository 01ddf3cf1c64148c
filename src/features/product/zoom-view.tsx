import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { Product } from '#contract/catalogue/product.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icon/icons.tsx'
import { Modal } from '#ui/overlay/modal.tsx'
import { Picture } from '#ui/picture/picture.tsx'

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) 44px',
  alignItems: 'center',
  gap: 8,
})

type Props = { title: string; images: Product['images']; start: number; onClose: () => void }

/** A full-screen image; arrows show the next or previous one. */
export function ZoomView({ title, images, start, onClose }: Props) {
  const [index, setAt] = useState(start)
  const image = images[index]
  const turn = (step: number) => setAt((index + step + images.length) % images.length)
  if (!image) return null
  return (
    <Modal open onClose={onClose} title={title} size="large">
      <Row>
        <IconButton label="Previous picture" onClick={() => turn(-1)}>
          <ChevronLeftIcon />
        </IconButton>
        <div aria-live="polite">
          <Picture picture={image} sizes="(min-width: 975px) 860px, 90vw" loading="eager" ratio="1 / 0.9" />
        </div>
        <IconButton label="Next picture" onClick={() => turn(1)}>
          <ChevronRightIcon />
        </IconButton>
      </Row>
    </Modal>
  )
}
