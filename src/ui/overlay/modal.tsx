import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { CloseIcon } from '#ui/icon/icons.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { themed } from '#ui/themed.ts'
import { afterOpening } from './after-opening.ts'
import { ModalFoot, modalInset } from './modal-foot.ts'
import { useModalStack } from './modal-stack.ts'
import { OverPage } from './over-page.tsx'
import { useOverlay } from './use-overlay.ts'

/** In px on wide screens [S1-9-15]. */
export const modalWidths = { small: 560, default: 700, medium: 800, large: 970 } as const

export type ModalSize = keyof typeof modalWidths
export type ModalLayout = 'left' | 'center' | 'two-columns' | 'no-styles' | 'no-padding'

const paper = ({ theme }: { theme: Theme }): CSSObject => ({
  '& > .MuiBackdrop-root, & > .MuiDialog-container': afterOpening,
  '& .MuiDialog-paper': {
    position: 'relative',
    width: '100%',
    maxWidth: 'var(--modal-width)',
    margin: 16,
    maxHeight: 'calc(100% - 32px)',
    borderRadius: theme.vars.shape.large,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: theme.vars.shadows[3],
    outline: 0,
    // What has the focus is not under the buttons.
    scrollPaddingBottom: 96,
    transition: 'filter 150ms ease-out',
  },
  '& .modal-covered': { filter: 'brightness(0.7)' },
})

const layouts = ({ theme }: { theme: Theme }): CSSObject => ({
  '& .modal-no-styles': { background: 'none', boxShadow: 'none', borderRadius: 0, overflow: 'visible' },
  '& .modal-two-columns': { [theme.breakpoints.up('md')]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
})

// What is long fills a phone, with its buttons at the lower edge.
const onPhones = ({ theme }: { theme: Theme }): CSSObject => ({
  [theme.breakpoints.down('sm')]: {
    '& .modal-medium.modal-left, & .modal-large.modal-left': {
      height: '100%',
      maxHeight: 'none',
      margin: 0,
      borderRadius: 0,
      '& > .modal-content, & > .modal-content > form': { display: 'flex', flexDirection: 'column', flex: '1 0 auto' },
      '& .modal-actions': { marginTop: 'auto' },
      '& .modal-content > :has(+ .modal-actions)': { marginBottom: 20 },
    },
  },
})

const Root = styled(Dialog)(themed(paper), themed(layouts), themed(onPhones))

const Close = styled('span')({ position: 'absolute', top: 12, right: 12, zIndex: 1 })

const Content = styled(DialogContent)(
  themed(({ theme }) => ({
    ...modalInset(theme),
    padding: 'var(--inset-y) var(--inset-x)',
    // The whole paper scrolls.
    overflowY: 'visible',
    '.modal-center &': { textAlign: 'center' },
    '.modal-no-padding &, .modal-no-styles &': { '--inset-x': '0px', '--inset-y': '0px' },
  })),
)

const Title = styled(Heading)({ marginBottom: 12, paddingRight: 32, '.modal-center &': { paddingLeft: 32 } })
const Errors = styled('div')({ display: 'grid', gap: 8, marginBottom: 16 })

const Actions = styled(ModalFoot)({
  alignItems: 'stretch',
  '&&': { marginTop: 20 },
  '.modal-center &': { justifyContent: 'center' },
})

const SideImage = styled('div')(
  themed(({ theme }) => ({
    display: 'none',
    backgroundSize: 'cover',
    backgroundPosition: 'center',
    minHeight: 320,
    backgroundColor: theme.vars.palette.picture,
    [theme.breakpoints.up('md')]: { display: 'block' },
  })),
)

type Props = {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** For screen readers only, where the content has a heading of its own. */
  hideTitle?: boolean
  layout?: ModalLayout
  size?: ModalSize
  /** Background of the right panel of two columns. */
  image?: string
  errors?: readonly string[]
  onDismissError?: (index: number) => void
  /** Without it neither Escape, backdrop nor a close button close the modal: only its content does. */
  dismissible?: boolean
  actions?: ReactNode
  children?: ReactNode
}

/** A dialog over the page in one of five layouts [S1-2.10-30]; two columns are always large. */
export function Modal({ open, onClose, layout = 'left', size = 'default', dismissible = true, ...props }: Props) {
  const titleId = useId()
  const { isCovered } = useModalStack(open)
  // MUI calls it with an event, which a caller would take for an argument of its own.
  const close = () => onClose()
  const root = useOverlay(open, close)
  const width = modalWidths[layout === 'two-columns' ? 'large' : size]
  return (
    <OverPage>
      <Root
        ref={root}
        disablePortal
        disableScrollLock
        open={open}
        onClose={dismissible ? close : undefined}
        aria-labelledby={titleId}
        maxWidth={false}
        style={{ ['--modal-width' as string]: `${width}px` }}
        slotProps={{ paper: { className: `modal-${layout} modal-${size}${isCovered ? ' modal-covered' : ''}` } }}
      >
        {dismissible && layout !== 'no-styles' && (
          <Close>
            <IconButton label="Close" onClick={close}>
              <CloseIcon />
            </IconButton>
          </Close>
        )}
        <ModalContent {...props} titleId={titleId} />
        {layout === 'two-columns' && (
          <SideImage style={props.image ? { backgroundImage: `url("${props.image}")` } : undefined} />
        )}
      </Root>
    </OverPage>
  )
}

type ContentProps = Pick<Props, 'title' | 'hideTitle' | 'errors' | 'onDismissError' | 'actions' | 'children'>

function ModalContent({
  title,
  hideTitle,
  errors = [],
  onDismissError,
  actions,
  children,
  titleId,
}: ContentProps & { titleId: string }) {
  return (
    <Content className="modal-content">
      <Title level={2} variant="h3" id={titleId} tabIndex={-1} className={hideTitle ? 'visually-hidden' : undefined}>
        {title}
      </Title>
      {errors.length > 0 && (
        <Errors>
          {errors.map((error, index) => (
            <Message key={error} tone="error" onClose={onDismissError ? () => onDismissError(index) : undefined}>
              {error}
            </Message>
          ))}
        </Errors>
      )}
      {children}
      {actions && <Actions className="modal-actions">{actions}</Actions>}
    </Content>
  )
}
