/** Which announcements stand on the page [shell/announcements]. Pure. */

export interface Banner {
  readonly uuid: string
  readonly message: string
  /** marketing, or anything else, which is shown as product. */
  readonly variant: string
  readonly apps: readonly string[]
  readonly active: boolean
  readonly metadata: { readonly createdAt: string }
}

export const BANNER_FORMAT_ERROR = 'Banner data does not match the expected format.'

/** This application's name among a banner's apps. */
export const APP = 'heloc'
export const MAX_BANNERS = 2

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** A banner needs a uuid, a message, at least one app and a variant; without its own time it counts as the oldest. */
function toBanner(entry: unknown): Banner {
  const { uuid, message, variant, apps, active, metadata } = (entry ?? {}) as Record<string, unknown>
  if (!isText(uuid) || !isText(message) || !isText(variant) || !Array.isArray(apps) || apps.length === 0 || !apps.every(isText))
    throw new Error(BANNER_FORMAT_ERROR)
  const { createdAt } = (metadata ?? {}) as { createdAt?: unknown }
  return { uuid, message, variant, apps, active: active === true, metadata: { createdAt: isText(createdAt) ? createdAt : '' } }
}

/** The file as it came. One bad entry spoils all of it: no one knows what the others were meant to say. */
export function readBanners(data: unknown): readonly Banner[] {
  if (!Array.isArray(data)) throw new Error(BANNER_FORMAT_ERROR)
  return data.map(toBanner)
}

const timeOf = ({ metadata }: Banner): number => Date.parse(metadata.createdAt) || 0

export interface Shown {
  readonly dismissed: readonly string[]
  readonly app?: string
  readonly max?: number
}

/** Active, for this application, newest first, capped; one that was dismissed makes room for the next. */
export const shownBanners = (banners: readonly Banner[], { dismissed, app = APP, max = MAX_BANNERS }: Shown): readonly Banner[] =>
  banners
    .filter(({ uuid, active, apps }) => active && apps.some((name) => name.toLowerCase() === app) && !dismissed.includes(uuid))
    .toSorted((one, other) => timeOf(other) - timeOf(one))
    .slice(0, max)

export const bannerStyle = ({ variant }: Banner): 'marketing' | 'product' =>
  variant.toLowerCase() === 'marketing' ? 'marketing' : 'product'
