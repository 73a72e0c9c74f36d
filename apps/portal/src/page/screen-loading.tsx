/** Screens come when they are asked for. The one of the first address is fetched before anything is drawn, so that it shows at once. */
import { type ComponentType, createElement, type LazyExoticComponent, lazy, useMemo } from 'react'
import type { ScreenRoute } from '../routing/screen-route.ts'

type Load = ScreenRoute['load']

const ready = new Map<Load, ComponentType>()
const lazies = new Map<Load, LazyExoticComponent<ComponentType>>()

export async function preloadScreen(load: Load): Promise<void> {
  ready.set(load, (await load()).default)
}

function lazyOf(load: Load): LazyExoticComponent<ComponentType> {
  const known = lazies.get(load)
  if (known) return known
  const made = lazy(load)
  lazies.set(load, made)
  return made
}

/** The screen itself when it is here, else one that suspends until it is. Once shown it stays the same one: another would begin anew, and lose what was typed. */
export function LoadedScreen({ load }: { load: Load }) {
  return createElement(useMemo(() => ready.get(load) ?? lazyOf(load), [load]))
}
