import { formatFullMoment, formatRecentMoment } from './format-moment.ts'

/** To the second, and in full to whoever points at it. */
export const Moment = ({ at, now }: { at: string; now: number }) => (
  <time dateTime={at} title={formatFullMoment(at)}>
    {formatRecentMoment(at, now, 'second')}
  </time>
)
