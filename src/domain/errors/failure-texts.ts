// Messages of failures that several areas show.
export const wentWrongText = 'Something has gone wrong, Please try again.'
export const invalidFieldsText = 'There has been an error. Please check below to see what fields are invalid.'
export const noRoomText =
  'There is no room left on this device, so this was not saved. Clear some room, then try it again.'
