import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { CloseIcon, PlusIcon } from '#ui/icon/icons.tsx'
import { PanelBox } from '#ui/layout/panel.tsx'
import { ActionMenu } from '#ui/overlay/action-menu.tsx'
import { Drawer } from '#ui/overlay/drawer.tsx'
import { Modal, type ModalLayout, type ModalSize } from '#ui/overlay/modal.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { Group, Row } from '../group.tsx'

const layouts = ['left', 'center', 'two-columns', 'no-styles', 'no-padding'] as const
const sizes = ['small', 'default', 'medium', 'large'] as const
const words = "You've already selected 3 products to compare. To compare this one, please remove another first."

const menuActions = [
  { key: 'add', label: 'Add a folder', icon: <PlusIcon />, act: () => {} },
  { key: 'share', label: 'Share', reason: 'Not while you are offline', act: () => {} },
  { key: 'delete', label: 'Delete', icon: <CloseIcon />, danger: true, act: () => {} },
]

export function OverlayParts() {
  const [layout, setLayout] = useState<ModalLayout>()
  const [size, setSize] = useState<ModalSize>()
  const [side, setSide] = useState<'left' | 'right'>()
  const toast = useToast()
  const say = () => {
    toast.show({ text: 'Saved', tone: 'success', stay: 'closed', id: 'saved' })
    toast.show({ text: 'Something went wrong. Please try again.', tone: 'error', stay: 'closed', id: 'wrong' })
  }
  return (
    <Group title="What opens">
      <Row>
        {layouts.map((name) => (
          <Button key={name} type="button" onClick={() => setLayout(name)}>
            Modal {name}
          </Button>
        ))}
        {sizes.map((name) => (
          <Button key={name} type="button" onClick={() => setSize(name)}>
            Modal of size {name}
          </Button>
        ))}
        {(['left', 'right'] as const).map((name) => (
          <Button key={name} type="button" onClick={() => setSide(name)}>
            Drawer {name}
          </Button>
        ))}
        <Button type="button" onClick={say}>
          Messages
        </Button>
        <ActionMenu
          label="Project"
          actions={menuActions}
          note="Changed today"
          trigger={(props) => (
            <Button type="button" {...props}>
              Menu
            </Button>
          )}
        />
      </Row>
      <Modal open={size !== undefined} onClose={() => setSize(undefined)} size={size ?? 'default'} title="So wide">
        <p>{words}</p>
      </Modal>
      <SampleModal layout={layout} onClose={() => setLayout(undefined)} />
      <Drawer
        open={side !== undefined}
        side={side ?? 'right'}
        onClose={() => setSide(undefined)}
        title="Your cart"
        footer={
          <Button variant="primary" wide>
            Checkout
          </Button>
        }
      >
        <p>{words}</p>
      </Drawer>
    </Group>
  )
}

function SampleModal({ layout, onClose }: { layout: ModalLayout | undefined; onClose: () => void }) {
  const [hasChild, setChild] = useState(false)
  const [errors, setErrors] = useState(['It could not be sent', 'The email address is missing'])
  return (
    <>
      <Modal
        open={layout !== undefined}
        onClose={onClose}
        {...(layout && { layout })}
        size="small"
        title="Too many products"
        hideTitle={layout === 'no-styles'}
        errors={layout === 'left' ? errors : []}
        onDismissError={(index) => setErrors(errors.filter((_, position) => position !== index))}
        image="/images/gallery/french-door-fridge-white-front-640.webp"
        actions={
          <>
            <Button variant="primary" type="button" onClick={onClose}>
              Got it
            </Button>
            <Button type="button" onClick={() => setChild(true)}>
              More
            </Button>
          </>
        }
      >
        {/* Without styles of the modal's own the content brings its ground. */}
        {layout === 'no-styles' ? <PanelBox>{words}</PanelBox> : <p>{words}</p>}
      </Modal>
      <Modal open={hasChild} onClose={() => setChild(false)} size="small" title="Over the other">
        <p>{words}</p>
      </Modal>
    </>
  )
}
