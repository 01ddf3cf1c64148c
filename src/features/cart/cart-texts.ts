export const unavailableLinesText = 'Remove unavailable products before you check out.'
export const storedHereText = 'Anything you add is saved on this device, even when you are offline.'
