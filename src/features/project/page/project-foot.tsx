import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { withGst } from '#domain/project/price/project-price.ts'
import { countText, moneyText } from '#domain/project/project-texts.ts'
import { quoteNeeds } from '#features/project/dialogs/quote-needs.ts'
import { printEdge } from '#features/project/lines/line.styles.ts'
import type { useSelect } from '#features/project/outline/use-select.ts'
import { projectChanges } from '#features/project/saving/queries.ts'
import { ClipIcon, DotsIcon } from '#features/project/ui/icons.tsx'
import { sizes } from '#features/project/ui/project.styles.ts'
import { useViewer } from '#lib/account/account-info.ts'
import { useApp } from '#lib/app.tsx'
import { needsConnection, useProject } from '#offline/project/project-context.ts'
import { Button } from '#ui/button/button.tsx'
import { CartIcon } from '#ui/icon/icons.tsx'
import { MailIcon } from '#ui/icon/tool-icons.tsx'
import { ActionMenu } from '#ui/overlay/action-menu.tsx'
import { themed } from '#ui/themed.ts'
import { type ActionKey, actions } from './actions.ts'

const Root = styled('footer')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    gap: 12,
    minHeight: sizes.foot,
    padding: '8px 16px calc(8px + env(safe-area-inset-bottom))',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.surface,
    boxShadow: `0 -2px 10px color-mix(in srgb, ${theme.vars.palette.text.primary} 6%, transparent)`,
    zIndex: 5,
    '& button': { fontSize: '0.875rem' },
    '& [data-variant="primary"]': { minWidth: 168, minHeight: 48 },
    [theme.breakpoints.down('md')]: {
      position: 'fixed',
      right: 0,
      bottom: 0,
      left: 0,
      padding: '8px 12px calc(8px + env(safe-area-inset-bottom))',
      gap: 6,
      '& [data-variant="primary"]': { minWidth: 0, paddingInline: 14 },
    },
    '@media print': {
      '&&': {
        position: 'static',
        justifyContent: 'end',
        paddingInline: printEdge,
        boxShadow: 'none',
        textAlign: 'right',
        // Never alone on a last page.
        breakBefore: 'avoid',
      },
    },
  })),
)

const Sum = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'nowrap',
    '& b': { fontSize: '1.375rem', fontWeight: 650, lineHeight: 1.15 },
    '& small': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
    [theme.breakpoints.down('md')]: {
      '& b': { fontSize: '1.125rem' },
      '@media screen': { '& small': { display: 'none' } },
    },
  })),
)
const SumLabel = styled('span')(
  themed(({ theme }) => ({ fontSize: '0.8125rem', color: theme.vars.palette.text.secondary })),
)
const WholeSum = styled(Sum)(
  themed(({ theme }) => ({
    paddingLeft: 12,
    borderLeft: `1px solid ${theme.vars.palette.divider}`,
    '& b': { fontSize: '1rem', color: theme.vars.palette.text.secondary },
    [theme.breakpoints.down('lg')]: { display: 'none' },
  })),
)
const Actions = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    marginLeft: 'auto',
    [theme.breakpoints.down('md')]: { gap: 6 },
    '@media print': { display: 'none' },
  })),
)
const Reason = styled('span')(
  themed(({ theme }) => ({
    fontSize: '0.8125rem',
    color: theme.vars.palette.text.secondary,
    textAlign: 'right',
    [theme.breakpoints.down('md')]: { display: 'none' },
  })),
)
const FromTablets = styled('span')(themed(({ theme }) => ({ [theme.breakpoints.down('md')]: { display: 'none' } })))
const MoreLabel = styled('span')(
  themed(({ theme }) => ({
    [theme.breakpoints.down('md')]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  })),
)
const SaveLabel = styled('span')({
  display: 'grid',
  lineHeight: 1.15,
  textAlign: 'center',
  '& small': { fontSize: '0.75rem', fontWeight: 500 },
})

// Toasts are shown above the footer: they must not cover the next action.
const aboveFoot = { ':root': { '--bottom-bar': `${sizes.foot}px` } }

const keyboardHelp = (
  <>
    <b>Keys:</b> Ctrl+S saves the quote, / goes to a field for adding, Ctrl+K searches projects, Alt+Up and Alt+Down
    move a line or folder, F2 renames a folder, Shift+F10 opens the menu of a line
  </>
)

type Props = {
  /** Actions with a dialog. */
  acts: readonly ActionKey[]
  chosen: ReturnType<typeof useSelect>['chosen']
  onAct: (action: ActionKey) => void
  onToCart: () => void
}

function Sums({ chosen }: Pick<Props, 'chosen'>) {
  const { project, mode } = useProject()
  const { brand } = useApp()
  const all = project.cart.products
  const total = withGst(chosen.lines, brand)
  return (
    <>
      <Sum>
        <SumLabel>
          {all.length === 0 ? '0 lines' : `${chosen.lines.length} of ${countText(all.length, 'line')} selected`}
        </SumLabel>
        <span>
          <b>{moneyText(total)}</b> {all.length > 0 && <small>incl. GST</small>}
        </span>
      </Sum>
      {mode === 'Edit' && all.length > 0 && (
        <WholeSum>
          <SumLabel>Whole project</SumLabel>
          <b>{moneyText(project.totals.total)}</b>
        </WholeSum>
      )}
    </>
  )
}

/** Always visible: the selection, its total, and the next action. */
export function ProjectFoot(props: Props) {
  const { mode } = useProject()
  return (
    <Root aria-label="Totals and actions">
      <GlobalStyles styles={aboveFoot} />
      <Sums chosen={props.chosen} />
      <Actions>{mode === 'Edit' ? <EditActs {...props} /> : <ViewActs {...props} />}</Actions>
    </Root>
  )
}

function ViewActs({ chosen, onToCart }: Props) {
  const { isOffline } = useProject()
  const reason = isOffline ? needsConnection : chosen.lines.length === 0 ? 'Select a line first' : null
  return (
    <WithReason reason={reason}>
      <Button
        type="button"
        variant="primary"
        icon={<CartIcon />}
        aria-disabled={reason ? true : undefined}
        onClick={() => reason ?? onToCart()}
      >
        Add selected to cart
      </Button>
    </WithReason>
  )
}

function WithReason({ reason, children }: { reason: string | null; children: ReactNode }) {
  return (
    <>
      {reason && <Reason>{reason}</Reason>}
      {children}
    </>
  )
}

function EditActs({ acts, onAct, onToCart, chosen }: Props) {
  const context = useProject()
  const { project, isOffline, edits } = context
  const { mutate, isPending } = useMutation(projectChanges(useApp().api, context).saveQuote())
  const lineCount = project.cart.products.length
  const reason = quoteNeeds(lineCount, project.quoteData.customerName.trim() !== '')
  const viewer = useViewer()
  const account = viewer.is === 'staff' ? viewer.account : null
  const waits = (key: ActionKey) => (isOffline ? needsConnection : actions[key].waitsFor(project, account))
  const mailReason = waits('email')
  const file = project.quote?.file
  const isPendingQuote = !isPending && edits.some(({ edit }) => edit.state === 'pending' && edit.kind === 'quote')
  return (
    <>
      {reason && <Reason>{reason}</Reason>}
      {acts.includes('email') && !actions.email.waitsFor(project, account) && (
        <FromTablets>
          <Button
            type="button"
            icon={<MailIcon size={18} />}
            aria-disabled={mailReason ? true : undefined}
            title={mailReason ?? undefined}
            onClick={() => mailReason ?? onAct('email')}
          >
            Send email
          </Button>
        </FromTablets>
      )}
      <ActionMenu
        label="More actions"
        note={keyboardHelp}
        actions={[
          {
            key: 'cart',
            label: 'Add selected to cart',
            icon: <CartIcon size={18} />,
            reason: isOffline ? needsConnection : chosen.lines.length === 0 ? 'Select a line first' : null,
            act: onToCart,
          },
          {
            key: 'pdf',
            label: 'Quote as PDF',
            icon: <ClipIcon size={18} />,
            reason: isOffline ? needsConnection : file ? null : 'Save the quote first',
            act: () => {
              // The server sends it as a download: the page stays open.
              if (file) location.assign(file)
            },
          },
          ...acts.map((key) => {
            const { title, Icon } = actions[key]
            return {
              key,
              label: title(project),
              icon: <Icon size={18} />,
              danger: key === 'delete',
              reason: waits(key),
              act: () => onAct(key),
            }
          }),
        ]}
        trigger={(props) => (
          <Button type="button" icon={<DotsIcon size={18} />} {...props}>
            <MoreLabel>More</MoreLabel>
          </Button>
        )}
      />
      <Button
        type="button"
        variant="primary"
        data-save-quote
        busy={isPending}
        busyText="Saving quote"
        aria-disabled={reason ? true : undefined}
        onClick={() => reason ?? mutate()}
      >
        <SaveLabel>
          Save quote
          {isPendingQuote ? (
            <small>waiting to send</small>
          ) : (
            lineCount > 0 && <small>{countText(lineCount, 'line')}</small>
          )}
        </SaveLabel>
      </Button>
    </>
  )
}
