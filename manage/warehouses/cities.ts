/** Where a new warehouse may be, so that no one has to look up a position. */
export const cities = {
  AU: [
    { id: 'Sydney', state: 'NSW', latitude: -33.87, longitude: 151.21 },
    { id: 'Melbourne', state: 'VIC', latitude: -37.81, longitude: 144.96 },
    { id: 'Brisbane', state: 'QLD', latitude: -27.47, longitude: 153.03 },
    { id: 'Perth', state: 'WA', latitude: -31.95, longitude: 115.86 },
    { id: 'Adelaide', state: 'SA', latitude: -34.93, longitude: 138.6 },
    { id: 'Hobart', state: 'TAS', latitude: -42.88, longitude: 147.33 },
    { id: 'Canberra', state: 'ACT', latitude: -35.28, longitude: 149.13 },
    { id: 'Darwin', state: 'NT', latitude: -12.46, longitude: 130.84 },
  ],
  NZ: [
    { id: 'Auckland', state: 'AUK', latitude: -36.85, longitude: 174.76 },
    { id: 'Wellington', state: 'WGN', latitude: -41.29, longitude: 174.78 },
    { id: 'Christchurch', state: 'CAN', latitude: -43.53, longitude: 172.64 },
    { id: 'Dunedin', state: 'OTA', latitude: -45.87, longitude: 170.5 },
  ],
} as const

export const allCities = [...cities.AU, ...cities.NZ]
