import { styled } from '@mui/material/styles'
import { themed } from '#ui/themed.ts'
import { sizeText } from './file-size.ts'
import { WordButton } from './panel-look.ts'
import type { Sent } from './use-uploads.ts'

const Bar = styled('progress')(
  themed(({ theme }) => ({
    appearance: 'none',
    display: 'block',
    width: '100%',
    height: 6,
    marginTop: 6,
    border: 0,
    borderRadius: 3,
    overflow: 'hidden',
    backgroundColor: theme.vars.palette.divider,
    '&::-webkit-progress-bar': { backgroundColor: theme.vars.palette.divider },
    '&::-webkit-progress-value': { backgroundColor: theme.vars.palette.text.primary },
    '&::-moz-progress-bar': { backgroundColor: theme.vars.palette.text.primary },
  })),
)

const Card = styled('li')(
  themed(({ theme }) => ({
    '& [data-part="head"]': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 8 },
    '& [data-part="head"] > span': { minWidth: 0 },
    '&&[data-failed]': { borderColor: theme.vars.palette.error.main },
    '& [role="alert"]': { color: theme.vars.palette.error.main },
  })),
)

const soFar = ({ percent, size }: Sent & { percent: number }) =>
  `${sizeText((size * percent) / 100)} of ${sizeText(size)}, ${percent} %`

/** A file on its way: how much of it has gone out, or why it was not taken. */
export function UploadCard({ upload }: { upload: Sent }) {
  const { name, size, percent, problem, stop } = upload
  return (
    <Card data-failed={problem !== null || undefined}>
      <div data-part="head">
        <span>
          <b>{name}</b>
          {problem !== null ? (
            <p role="alert">Not sent. {problem}</p>
          ) : (
            <small>{percent === null ? `Waits, ${sizeText(size)}` : soFar({ ...upload, percent })}</small>
          )}
        </span>
        <WordButton
          type="button"
          look="text"
          aria-label={`${problem === null ? 'Cancel' : 'Remove'} ${name}`}
          onClick={stop}
        >
          {problem === null ? 'Cancel' : 'Remove'}
        </WordButton>
      </div>
      {percent !== null && <Bar max={100} value={percent} aria-label={`Sending ${name}`} />}
    </Card>
  )
}
