/** Suburbs whose postcodes have a special case each. */
export const testPlaces = {
  sydney: { suburb: 'Teston', postcode: '2000' },
  dearAtFirst: { suburb: 'Testbourne', postcode: '3000' },
  failing: { suburb: 'Brokentest', postcode: '2880' },
  onCall: { suburb: 'Testtown', postcode: '7255' },
  fullyBooked: { suburb: 'Testmas Island', postcode: '6798' },
  unavailable: { suburb: 'Test Springs', postcode: '0872' },
  supplierTrouble: { suburb: 'Testelaide', postcode: '5000' },
  slow: { suburb: 'Testville', postcode: '4825' },
  auckland: { suburb: 'Testland', postcode: '1010' },
} as const
