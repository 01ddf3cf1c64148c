import type { Tick as TickState } from '#features/project/rules/project-selection.ts'
import { TickBox, TickPlace } from '#features/project/ui/project.styles.ts'

type Props = { label: string; state: TickState; onChange: (isOn: boolean) => void; disabled?: boolean }

/** A checkbox with three states; a click on the mixed state selects all. */
export function Tick({ label, state, onChange, disabled }: Props) {
  return (
    <TickPlace>
      <TickBox
        type="checkbox"
        data-tick
        aria-label={label}
        disabled={disabled}
        checked={state === 'on'}
        ref={(box) => {
          if (box) box.indeterminate = state === 'mixed'
        }}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </TickPlace>
  )
}
