/** The numeric range check [fields/number]: fails for null, non-numbers, NaN, below the minimum and above the maximum. */
export const isNumberInRange = (value: unknown, { min, max }: { readonly min: number; readonly max: number }): value is number =>
  typeof value === 'number' && !Number.isNaN(value) && value >= min && value <= max
