import { newsletterTexts } from '#domain/account/newsletter.ts'
import { useApp } from '#lib/app.tsx'
import { useStates } from '#lib/page/brand-states.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { CheckCircleIcon, ChevronDownIcon, CloseIcon } from '#ui/icon/icons.tsx'
import { MailIcon } from '#ui/icon/tool-icons.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Banner, Body, Dismiss, Head, Thanks, Turn } from './newsletter.styles.ts'
import { NewsletterForm } from './newsletter-form.tsx'

type Props = {
  state: 'minimised' | 'expanded' | 'submitted'
  onToggle: () => void
  onClose: () => void
  onDismiss: () => void
  onDone: () => void
}

/** The sign-up over the page: a tab, a card with three fields, or the thanks [S1-2.6-01..03]. */
export function NewsletterBanner({ state, onToggle, onClose, onDismiss, onDone }: Props) {
  const { name } = useApp().brand
  const states = useStates()
  const isExpanded = state === 'expanded'
  if (!states) return null
  return (
    <Banner aria-label="Newsletter" data-state={state} data-dress={states.dress}>
      {state === 'submitted' ? (
        <Thanks role="status">
          <CheckCircleIcon size={24} />
          {newsletterTexts.thanks(name)}
        </Thanks>
      ) : (
        <Head>
          <button type="button" aria-expanded={isExpanded} onClick={onToggle}>
            {!isExpanded && <MailIcon size={20} />}
            <b>
              <VisuallyHidden>Newsletter: </VisuallyHidden>
              {states.newsletter.title}
            </b>
            <Turn>
              <ChevronDownIcon size={18} />
            </Turn>
          </button>
          <IconButton label="Close newsletter" onClick={onClose}>
            <CloseIcon size={18} />
          </IconButton>
        </Head>
      )}
      {isExpanded && (
        <Body>
          <p>{states.newsletter.text}</p>
          <NewsletterForm source="Newsletter" onDone={onDone} />
          <Dismiss type="button" role="link" onClick={onDismiss}>
            {newsletterTexts.dismiss}
          </Dismiss>
        </Body>
      )}
    </Banner>
  )
}
