import type { ComponentType } from 'react'
import type { IconProps } from '#ui/icon/icon.tsx'
import { CheckIcon, MenuIcon } from '#ui/icon/icons.tsx'
import type { InstallWay } from './install-way.ts'
import { AddSquareIcon, CompassIcon, DockIcon, DotsIcon, InstallIcon, IosShareIcon } from './step-icons.tsx'

/** `press` is the word on the screen, shown strong; `hint` helps those who do not see it. */
export type Step = { Icon: ComponentType<IconProps>; before: string; press: string; hint?: string }

const add: Step = { Icon: CheckIcon, before: 'Press', press: 'Add' }
const share: Step = {
  Icon: IosShareIcon,
  before: 'Press',
  press: 'Share',
  hint: 'In the browser bar, or under the three dots on newer iPhones.',
}
const addToHome: Step = {
  Icon: AddSquareIcon,
  before: 'Choose',
  press: 'Add to Home Screen',
  hint: 'Scroll down the list if you cannot see it.',
}
const dots: Step = { Icon: DotsIcon, before: 'Open', press: 'the menu', hint: 'The three dots beside the address.' }

/** What to press in each browser to have the shop as an app. */
export const installSteps: Record<InstallWay, readonly Step[]> = {
  ios: [share, addToHome, add],
  'ios-inside-app': [
    { Icon: CompassIcon, before: 'Choose', press: 'Open in browser', hint: 'In the menu of the app you are in.' },
    share,
    addToHome,
  ],
  'android-firefox': [dots, { Icon: InstallIcon, before: 'Choose', press: 'Add app to Home screen' }, add],
  'android-samsung': [
    { Icon: MenuIcon, before: 'Open', press: 'the menu', hint: 'The three lines at the bottom right.' },
    { Icon: AddSquareIcon, before: 'Choose', press: 'Add page to' },
    { Icon: InstallIcon, before: 'Choose', press: 'Home screen' },
  ],
  android: [
    dots,
    { Icon: InstallIcon, before: 'Choose', press: 'Add to Home screen' },
    { Icon: CheckIcon, before: 'Press', press: 'Install' },
  ],
  'mac-safari': [
    { Icon: MenuIcon, before: 'Open', press: 'File', hint: 'In the menu bar at the top of the screen.' },
    { Icon: DockIcon, before: 'Choose', press: 'Add to Dock' },
    add,
  ],
  chromium: [
    { Icon: InstallIcon, before: 'Press', press: 'the install icon', hint: 'At the right end of the address bar.' },
    { Icon: CheckIcon, before: 'Press', press: 'Install' },
  ],
  none: [
    {
      Icon: CompassIcon,
      before: 'Open this page in',
      press: 'Chrome, Edge or Safari',
      hint: 'This browser cannot install apps.',
    },
    { Icon: InstallIcon, before: 'There, press', press: 'Get the app' },
  ],
}
