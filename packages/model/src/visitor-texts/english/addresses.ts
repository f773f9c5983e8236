/** Of an address and its fields, some by what they are called in its country. */
export const addresses = {
  country: 'Country/Region',
  name: 'Full name',
  company: 'Company',
  line1: 'Address',
  line2: 'Apartment, suite, district',
  phone: 'Phone',
  choose: 'Choose',
  loading: 'Loading address fields…',
  notLoaded: 'The address fields could not be loaded.',
  tryAgain: 'Try again',
  nameMissing: 'Enter a name.',
  line1Missing: 'Enter an address.',
  cities: {
    city: { label: 'City', missing: 'Enter a city.' },
    district: { label: 'District', missing: 'Enter a district.' },
    post_town: { label: 'Town or city', missing: 'Enter a town or city.' },
    suburb: { label: 'Suburb', missing: 'Enter a suburb.' },
  },
  /** `unknown`: where it is chosen from a list. */
  regions: {
    area: { label: 'Area', missing: 'Enter an area.', unknown: 'Choose an area.' },
    county: { label: 'County', missing: 'Enter a county.', unknown: 'Choose a county.' },
    department: { label: 'Department', missing: 'Enter a department.', unknown: 'Choose a department.' },
    district: { label: 'District', missing: 'Enter a district.', unknown: 'Choose a district.' },
    emirate: { label: 'Emirate', missing: 'Enter an emirate.', unknown: 'Choose an emirate.' },
    island: { label: 'Island', missing: 'Enter an island.', unknown: 'Choose an island.' },
    oblast: { label: 'Oblast', missing: 'Enter an oblast.', unknown: 'Choose an oblast.' },
    parish: { label: 'Parish', missing: 'Enter a parish.', unknown: 'Choose a parish.' },
    prefecture: { label: 'Prefecture', missing: 'Enter a prefecture.', unknown: 'Choose a prefecture.' },
    province: { label: 'Province', missing: 'Enter a province.', unknown: 'Choose a province.' },
    region: { label: 'Region', missing: 'Enter a region.', unknown: 'Choose a region.' },
    state: { label: 'State', missing: 'Enter a state.', unknown: 'Choose a state.' },
  },
  /** `elsewhere`: it exists, but not in the region that was chosen. */
  postalCodes: {
    eircode: {
      label: 'Eircode',
      missing: 'Enter an Eircode.',
      invalid: 'Enter a valid Eircode, such as {example}.',
      elsewhere: "This Eircode isn't in {region}.",
    },
    pin: {
      label: 'PIN code',
      missing: 'Enter a PIN code.',
      invalid: 'Enter a valid PIN code, such as {example}.',
      elsewhere: "This PIN code isn't in {region}.",
    },
    postal: {
      label: 'Postal code',
      missing: 'Enter a postal code.',
      invalid: 'Enter a valid postal code, such as {example}.',
      elsewhere: "This postal code isn't in {region}.",
    },
    zip: {
      label: 'ZIP code',
      missing: 'Enter a ZIP code.',
      invalid: 'Enter a valid ZIP code, such as {example}.',
      elsewhere: "This ZIP code isn't in {region}.",
    },
  },
} as const
