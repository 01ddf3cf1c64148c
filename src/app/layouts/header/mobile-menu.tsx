import { styled } from '@mui/material/styles'
import { dockToolStyle } from '#features/navigation/dock.tsx'
import { MenuTrigger } from '#features/navigation/menu-trigger.tsx'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { loadAhead } from '#lib/boot/preload.ts'
import { useDropdown } from '#lib/browser/dropdown.ts'
import { MenuIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'

const loadMenu = () => import('./mobile-menu-content.tsx')
const MobileMenuContent = onDemand(() => loadMenu().then((module) => module.MobileMenuContent))

const Trigger = styled(MenuTrigger)(
  themed(({ theme }) => ({
    ...dockToolStyle,
    borderRadius: theme.vars.shape.small,
    '&[data-place="header"]': { minWidth: 44, minHeight: 44 },
    [theme.breakpoints.up('lg')]: { display: 'none' },
  })),
)

/** Opens the drawer of narrow screens. */
export function MobileMenu({ place }: { place: 'header' | 'dock' }) {
  const { isOpen, open, leave, trigger } = useDropdown()
  return (
    <>
      <Trigger
        isOpen={isOpen}
        onPress={open}
        label="Menu"
        opens="menu"
        data-place={place}
        ref={trigger}
        onPointerEnter={() => void loadAhead(loadMenu)}
      >
        <MenuIcon size={place === 'dock' ? 22 : 24} />
        {place === 'dock' && <span aria-hidden>Menu</span>}
      </Trigger>
      {isOpen && <MobileMenuContent onClose={leave} />}
    </>
  )
}
