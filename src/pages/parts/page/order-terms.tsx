import { TextInModal } from './text-in-modal.tsx'

/** What the shopper agrees to by ordering. The text opens over the page, so that nothing typed there is lost. */
export function OrderTerms() {
  return (
    <>
      By placing the order you agree to our{' '}
      <TextInModal name="terms" title="Terms of sale">
        terms of sale
      </TextInModal>
      .
    </>
  )
}
