import { styled } from '@mui/material/styles'
import { useApp } from '#lib/app.tsx'
import { TextInModal } from '#pages/parts/page/text-in-modal.tsx'
import { Container } from '#ui/layout/container.tsx'
import { themed } from '#ui/themed.ts'

const Foot = styled('footer')(
  themed(({ theme }) => {
    const { ground, ink, soft } = theme.vars.palette.footer
    return {
      '--ring': ink,
      background: ground,
      color: soft,
      fontSize: '0.875rem',
      '& button': { color: ink },
      '@media print': { display: 'none' },
    }
  }),
)

const Line = styled(Container)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 24px',
  paddingBlock: 12,
  '& > *': { paddingBlock: 11 },
  '& div': { display: 'flex', flexWrap: 'wrap', gap: 24 },
})

/** The end of the checkout. Its texts open over the page, so that nothing typed there is lost. */
export function CheckoutFoot() {
  const { legalName, wording } = useApp().brand
  return (
    <Foot>
      <Line>
        <p>
          © {legalName}. {wording.priceNote}
        </p>
        <div>
          <TextInModal name="delivery" title="Delivery">
            Delivery
          </TextInModal>
          <TextInModal name="returns" title="Returns">
            Returns
          </TextInModal>
          <TextInModal name="privacy" title="Privacy">
            Privacy
          </TextInModal>
        </div>
      </Line>
    </Foot>
  )
}
