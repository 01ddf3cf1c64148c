import { locationTexts, placeText } from '#features/location/location-text.ts'
import { useGeo } from '#features/location/use-geo.ts'
import { useApp } from '#lib/app.tsx'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { useDropdown } from '#lib/browser/dropdown.ts'
import { PencilIcon, PinIcon } from '#ui/icon/icons.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { UtilityButton, UtilityItem } from './header.styles.ts'
import { HeaderDropdown } from './header-dropdown.tsx'

const LocationEditor = onDemand(() =>
  import('#features/location/location-editor.tsx').then((module) => module.LocationEditor),
)

const LocationSuggestion = onDemand(() =>
  import('#features/location/location-suggestion.tsx').then((module) => module.LocationSuggestion),
)

/** The delivery location with its editor; empty until the location is loaded. */
export function HeaderLocation({ hidesSuggestion }: { hidesSuggestion: boolean }) {
  const { brand } = useApp()
  const geo = useGeo()
  const dropdown = useDropdown()
  if (!geo) return <UtilityItem />
  return (
    <UtilityItem key="known">
      <UtilityButton
        type="button"
        ref={dropdown.trigger as React.Ref<HTMLButtonElement>} // the trigger of this dropdown is this button
        aria-expanded={dropdown.isOpen}
        onClick={dropdown.isOpen ? dropdown.close : dropdown.open}
      >
        <PinIcon size={16} />
        {geo.postcode ? (
          <>
            <VisuallyHidden>{locationTexts.title}: </VisuallyHidden>
            <span>
              <b>{placeText(geo, brand.country)}</b>
            </span>
            <PencilIcon size={14} />
          </>
        ) : (
          <>
            <span data-wide>{locationTexts.none}</span>
            <span>
              <b>{locationTexts.change}</b>
            </span>
          </>
        )}
      </UtilityButton>
      <HeaderDropdown dropdown={dropdown} title={locationTexts.editTitle}>
        <LocationEditor onDone={dropdown.leave} />
      </HeaderDropdown>
      {!hidesSuggestion && geo.newUser && geo.postcode !== '' && !dropdown.isOpen && (
        <LocationSuggestion onChange={dropdown.open} />
      )}
    </UtilityItem>
  )
}
