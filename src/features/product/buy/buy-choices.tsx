import type { UpsellChoice } from '#contract/catalogue/product.ts'
import { formatDollars } from '#domain/money/price-format.ts'
import { useApp } from '#lib/app.tsx'
import { RadioCard, RadioGroup } from '#ui/form/radio-card.tsx'

export type BuyChoice = { quantity: number; warrantyId: string | null; installId: string | null }

/** The id of the included choice, which applies when nothing is chosen. */
const included = (choices: readonly UpsellChoice[]) => choices.find((choice) => choice.included)?.id ?? null

type Props = {
  legend: string
  name: string
  choices: readonly UpsellChoice[]
  chosen: string | null
  onChoose: (id: string | null) => void
}

/** A choice of one warranty or installation for the product. */
export function BuyChoices({ legend, name, choices, chosen, onChoose }: Props) {
  const { brand } = useApp()
  if (choices.length === 0) return null
  const own = included(choices)
  return (
    <RadioGroup legend={legend}>
      {choices.map((choice) => (
        <RadioCard
          key={choice.id}
          name={name}
          label={choice.name}
          note={choice.note || undefined}
          amount={
            choice.included
              ? 'Included'
              : choice.price === 0
                ? 'FREE'
                : `+ ${formatDollars(choice.price, brand.country)}`
          }
          checked={choice.id === (chosen ?? own)}
          onChange={() => onChoose(choice.included ? null : choice.id)}
        />
      ))}
    </RadioGroup>
  )
}
