// Messages of failures that several areas show.
export const wentWrongText = 'Something has gone wrong, Please try again.'
export const invalidFieldsText = 'There has been an error. Please check below to see what fields are invalid.'
export const noRoomText = 'This device is full, so we could not save this. Free some space, then try again.'
