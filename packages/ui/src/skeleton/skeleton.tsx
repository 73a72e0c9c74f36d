import type { CSSProperties, ReactNode } from 'react'

export interface SkeletonProps {
  /** text: lines of words. block: any box. circle: a picture of a person. field, button: of their own height. */
  shape?: 'text' | 'block' | 'circle' | 'field' | 'button' | 'heading'
  /** For text: how many lines; the last is shorter. */
  lines?: number
  width?: CSSProperties['width']
  height?: CSSProperties['height']
}

/** The shape of what will come; never alone: put it inside a SkeletonGroup, which says that something loads. */
export function Skeleton({ shape = 'text', lines = 1, width, height }: SkeletonProps) {
  const count = shape === 'text' ? lines : 1
  const rows = Array.from({ length: count }, (_, row) => ({ key: `row-${row}`, width: count > 1 && row === count - 1 ? '62%' : width }))
  return (
    <span className="ui-skeleton-stack" aria-hidden="true">
      {rows.map((row) => (
        <span key={row.key} className={`ui-skeleton ui-skeleton-${shape}`} style={{ width: row.width, height }} />
      ))}
    </span>
  )
}

/** Says once that something loads, and marks the region busy. */
export function SkeletonGroup({ label = 'Loading', children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true" className="ui-skeleton-group">
      <span className="ui-visually-hidden">{label}</span>
      {children}
    </div>
  )
}
