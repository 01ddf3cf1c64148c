import { useMutation } from '@tanstack/react-query'
import { useProject } from '#offline/project/project-context.ts'
import { Switch } from '#ui/form/switch.tsx'
import { ReferrerField } from './customer/referrer-field.tsx'
import { SalesChoice } from './customer/sales-choice.tsx'
import { SlimField } from './panel.styles.ts'
import { NoConnection } from './panel-parts.tsx'
import { saveDetails } from './project-changes.ts'
import { QuoteState } from './quote-state.tsx'
import { SavingField } from './saving-field.tsx'
import { useFields } from './use-fields.ts'

/** Quote fields and salesperson; the footer saves all of it as the quote. */
export function QuotePanel() {
  const context = useProject()
  const { projectGoal, projectStart, interests, comments, showCulinaryBookings } = context.project.quoteData
  const fields = useFields({
    known: { projectGoal, projectStart, interests, comments },
    save: (key, text, how) => saveDetails(context, { [key]: text }, how),
  })
  const bookings = useMutation({
    meta: { inline: true },
    mutationFn: (isOn: boolean) => saveDetails(context, { showCulinaryBookings: isOn }),
  })
  return (
    <>
      <NoConnection />
      <QuoteState />
      <SavingField fields={fields} name="projectGoal" label="Project goal" maxLength={300} />
      <SavingField fields={fields} name="projectStart" label="Project start" type="date" />
      <SavingField fields={fields} name="interests" label="Interests" maxLength={500} />
      <SavingField fields={fields} name="comments" label="Comments" multiline maxLength={2000} />
      <SlimField>
        <Switch
          label="Culinary bookings"
          checked={bookings.isPending ? bookings.variables : showCulinaryBookings}
          onChange={(event) => bookings.mutate(event.currentTarget.checked)}
        />
      </SlimField>
      <SalesChoice />
      <ReferrerField />
    </>
  )
}
