export interface LoadingMarkProps {
  /** Address of the organization's mark for a light ground. */
  src: string
  /** The same for a dark ground. */
  darkSrc: string
  /** Side in pixels; 56 by default. */
  size?: number
  /** What is continuing, for screen readers; shown nowhere. Leave out when words are beside the mark. */
  label?: string
}

/** The organization's mark, turning; it stands still where reduced motion is asked for. */
export function LoadingMark({ src, darkSrc, size = 56, label }: LoadingMarkProps) {
  return (
    <div className="ui-loading" role={label ? 'status' : undefined}>
      <img src={src} alt="" width={size} height={size} loading="lazy" className="ui-loading-mark ui-by-day" />
      <img src={darkSrc} alt="" width={size} height={size} loading="lazy" className="ui-loading-mark ui-by-night" />
      {label && <span className="ui-visually-hidden">{label}</span>}
    </div>
  )
}
