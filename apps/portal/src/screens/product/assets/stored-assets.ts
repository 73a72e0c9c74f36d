/** The list as far as it is typed, in this tab's storage: a reload keeps it; sending it or closing the tab forgets it. */
import { MOST_ASSETS, type TypedAsset } from './asset-list.ts'

const keyOf = (uuid: string): string => `assets-${uuid}`

const isAsset = (value: unknown): value is TypedAsset => {
  const { kind, institution, dollars } = (value ?? {}) as Record<string, unknown>
  return typeof kind === 'string' && typeof institution === 'string' && (dollars === null || Number.isSafeInteger(dollars))
}

/** Undefined when there is none, or nothing that can be read; storage may be switched off. */
export function readStoredAssets(uuid: string): readonly TypedAsset[] | undefined {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(uuid)) ?? 'null')
    return Array.isArray(value) && value.length > 0 && value.length <= MOST_ASSETS && value.every(isAsset) ? value : undefined
  } catch {
    return undefined
  }
}

export function storeAssets(uuid: string, assets: readonly TypedAsset[] | undefined): void {
  try {
    if (assets === undefined) window.sessionStorage.removeItem(keyOf(uuid))
    else window.sessionStorage.setItem(keyOf(uuid), JSON.stringify(assets))
  } catch {
    // A full or forbidden storage costs the list on a reload, nothing else.
  }
}
