export const unavailableLinesText = 'Remove what is not available before you check out.'
export const storedHereText = 'Things you add stay here on this device, also without a connection.'
