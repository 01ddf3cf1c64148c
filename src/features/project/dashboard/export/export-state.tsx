import { styled } from '@mui/material/styles'
import { formatFigure } from '#domain/money/price-format.ts'
import { staffReason } from '#lib/account/staff-reason.ts'
import { Button } from '#ui/button/button.tsx'
import { BusyRing } from '#ui/feedback/busy-ring.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { Modal } from '#ui/overlay/modal.tsx'
import { themed } from '#ui/themed.ts'
import { type Export, exportName } from './use-export.ts'

const Line = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 52,
    padding: '4px 16px',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.surface,
    fontSize: '0.875rem',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& > p': { flex: 1 },
    '& small': { color: theme.vars.palette.text.secondary, fontSize: 'inherit', marginLeft: 8 },
  })),
)

const Failed = styled('div')({ padding: '8px 16px' })

type Props = { work: Export; totalCount: number; columnCount: number }

/** How far the file is, what went wrong with it, and the one question before a long one. */
export function ExportState({ work, totalCount, columnCount }: Props) {
  return (
    <>
      {work.status === 'loading' && (
        <Line>
          <BusyRing />
          <p role="status">
            {`Preparing ${formatFigure(totalCount)} rows`}
            {work.done > 0 && <small aria-hidden>{`${formatFigure(work.done)} done`}</small>}
          </p>
          <Button type="button" onClick={work.cancel}>
            Cancel
          </Button>
        </Line>
      )}
      {work.status === 'failure' && (
        <Failed>
          <Message tone="error" onClose={work.dismiss}>
            <strong>We could not create the file. Try again.</strong> {staffReason(work.error)}
          </Message>
        </Failed>
      )}
      <Modal
        open={work.isAsking}
        onClose={work.cancel}
        size="small"
        title={`Export ${formatFigure(totalCount)} projects?`}
        actions={
          <>
            <Button type="button" variant="primary" onClick={work.confirm}>
              Export CSV
            </Button>
            <Button type="button" onClick={work.cancel}>
              Cancel
            </Button>
          </>
        }
      >
        <p>
          The file has the {columnCount} columns you see, in their order. It includes customer names, phone numbers and
          emails. We log this export under your name.
        </p>
        <p>{exportName()}</p>
      </Modal>
    </>
  )
}
