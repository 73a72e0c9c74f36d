import { useQuery } from '@tanstack/react-query'
import { allApplicationsQuery } from '../../application/all-applications-query.ts'
import { PartState } from '../../page/part-state.tsx'
import { FixedFacts } from './fixed-facts.tsx'
import { NameForm } from './name-form.tsx'
import type { Profile } from './profile.ts'
import { SettingsPart } from './settings-part.tsx'

/** Who someone is: theirs to write until they apply, and fixed from then on. */
export function AboutYou({ profile }: { readonly profile: Profile }) {
  const read = useQuery(allApplicationsQuery)
  return (
    <SettingsPart title="About you" about="As it appears on your government ID.">
      {!read.data ? (
        <PartState what="your details" failed={read.isError} onRetry={() => void read.refetch()} />
      ) : read.data.length === 0 ? (
        <NameForm profile={profile} />
      ) : (
        <FixedFacts profile={profile} />
      )}
    </SettingsPart>
  )
}
