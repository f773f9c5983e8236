export const productTypes = { physical: 1, digital: 2, service: 3, giftCard: 4, paywall: 5 } as const
export type ProductType = (typeof productTypes)[keyof typeof productTypes]

export const measurementUnits = { imperial: 1, metric: 2 } as const
export type MeasurementUnit = (typeof measurementUnits)[keyof typeof measurementUnits]
