/** What a cost is called, on the screens and in the documents. */
const LABELS: Readonly<Record<string, string>> = {
  VALUATION_FEE: 'Valuation',
  MANUAL_NOTARY_FEE: 'Notary in person',
  RECORDING_FEE: 'Recording fee',
}

export const costLabel = (type: string): string =>
  LABELS[type] ??
  type
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace(/^./, (first) => first.toUpperCase())
