/** A way to pay as a small card: all of them are views of one file, which loads when the first is near. */
export function PaymentMark({ mark, label }: { mark: string; label: string }) {
  return <img src={`/signs/payments.svg#${mark}`} alt={label} width={46} height={28} loading="lazy" decoding="async" />
}
