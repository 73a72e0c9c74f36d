/** The list of assets as it is typed: what is wrong with it, what it comes to, what it adds to the income. Pure. */
import type { AboutOf, AnswerOf } from '@hearthline/domain'
import { guidelines } from '@hearthline/domain/underwriting'

export const ASSET_KINDS = [
  { value: 'CHECKING', label: 'Checking account' },
  { value: 'SAVINGS', label: 'Savings account' },
  { value: 'BROKERAGE', label: 'Investments (brokerage)' },
  { value: 'RETIREMENT', label: 'Retirement account' },
  { value: 'OTHER', label: 'Something else' },
] as const

/** The item's own limits. */
export const MOST_ASSETS = 20
const LONGEST_NAME = 120

type Asset = AnswerOf<'assets-prequal'>['assets'][number]

export interface TypedAsset {
  /** Empty until one is chosen. */
  readonly kind: Asset['kind'] | ''
  readonly institution: string
  readonly dollars: number | null
}

export const emptyAsset: TypedAsset = { kind: '', institution: '', dollars: null }

/** Eligible assets are spread over so many months [underwriting/assets]; the newest guideline is the one a decision is made by. */
const months = guidelines.at(-1)!.dti.assetMonths

export const totalCents = (assets: readonly TypedAsset[]): number => assets.reduce((sum, { dollars }) => sum + (dollars ?? 0) * 100, 0)

/** What a sum adds to the income a month, cut to the cent: never shown as more than it is. */
export const addsMonthlyCents = (assetsCents: number): number => Math.floor(assetsCents / months)

/** The assets that carry so much a month more. */
export const neededAssetsCents = (moreMonthlyCents: number): number => moreMonthlyCents * months

export const assetMonths = months

export interface Problem {
  readonly field: string
  readonly message: string
}

const MESSAGES = {
  kind: 'Choose what kind of asset it is',
  institution: 'Tell us where it is held',
  tooLong: `Use at most ${LONGEST_NAME} characters`,
  balance: 'Enter its balance today',
} as const

/** In the order of the page; ids are those of the controls and of the server's own field paths. */
export const assetProblems = (assets: readonly TypedAsset[]): Problem[] =>
  assets.flatMap(({ kind, institution, dollars }, index) => {
    const { length } = institution.trim()
    const at = (part: string, message: string): Problem => ({ field: `assets.${index}.${part}`, message })
    return [
      ...(kind === '' ? [at('kind', MESSAGES.kind)] : []),
      ...(length === 0 ? [at('institution', MESSAGES.institution)] : []),
      ...(length > LONGEST_NAME ? [at('institution', MESSAGES.tooLong)] : []),
      ...(dollars === null || dollars === 0 ? [at('balanceCents', MESSAGES.balance)] : []),
    ]
  })

const ours = new Set<string>(Object.values(MESSAGES))

/** What was wrong at the last try and still is; a message of the server's own stays until the next. */
export function remainingProblems(problems: readonly Problem[], assets: readonly TypedAsset[]): readonly Problem[] {
  const now = new Set(assetProblems(assets).map(({ field, message }) => field + message))
  return problems.filter(({ field, message }) => !ours.has(message) || now.has(field + message))
}

/** Of a list without problems: every asset has its kind. */
export const assetsAnswer = (assets: readonly TypedAsset[]): AnswerOf<'assets-prequal'> => ({
  assets: assets.flatMap(({ kind, institution, dollars }) =>
    kind === '' ? [] : [{ kind, institution: institution.trim(), balanceCents: (dollars ?? 0) * 100 }],
  ),
})

/** How much more income a month would pass, from the failed limits beside the question; undefined when they do not say. */
export const missingMonthlyCents = ({ limits }: Pick<AboutOf<'assets-prequal'>, 'limits'>): number | undefined =>
  limits.find(({ limit }) => limit === 'DTI')?.wouldPass.find(({ kind }) => kind === 'MORE_INCOME')?.amountCents
