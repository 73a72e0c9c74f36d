import { Skeleton, SkeletonGroup } from '@hearthline/ui/skeleton'
import { StatusChip } from '@hearthline/ui/status-chip'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { phoneHoursQuery } from '../../shell/chat/hours-query.ts'
import { openingHours } from '../../shell/chat/opening-hours.ts'
import { openingStatus } from './opening-status.ts'

/** When a person answers the phone, and whether one does now. Without an answer from the server the number stands alone. */
export function PhoneHours() {
  const hours = useQuery(phoneHoursQuery)
  const now = useNow()
  if (hours.isPending)
    return (
      <SkeletonGroup label="Loading the hours">
        <Skeleton lines={2} />
      </SkeletonGroup>
    )
  if (!hours.data) return <p className="text-muted">We could not load the hours.</p>
  const { weekdays } = hours.data
  const { isOpen, words } = openingStatus(weekdays, now)
  return (
    <div className="grid gap-3">
      <p>
        <StatusChip tone={isOpen ? 'positive' : 'neutral'}>{words}</StatusChip>
      </p>
      <ul>
        {openingHours(weekdays).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

/** Looked at again each minute: someone may wait here for the opening. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
