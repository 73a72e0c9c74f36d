import { ROLES } from '@hearthline/contract'
import { useMe } from './use-me.ts'

interface WhoActsProps {
  /** Whether staff with these roles have the control. */
  readonly may: (roles: readonly string[]) => boolean
  /** What they do, after who: 'confirms or refuses the notice'. */
  readonly does: string
  /** Why whoever reads this does not, though their role does: they recorded it, and another person goes on. */
  readonly barred?: string | null | undefined
}

/** In place of a control that whoever reads this does not have: who has it. Nothing for those who have, and until it is known who reads it. */
export function WhoActs({ may, does, barred }: WhoActsProps) {
  const { data } = useMe()
  if (data !== undefined && !may(data.roles)) return <p className="hint">{whoActs(may, does)}</p>
  return barred ? <p className="hint">{barred}</p> : null
}

/** 'An operator, an underwriter, or an administrator raises conditions.' Pure. */
export function whoActs(may: WhoActsProps['may'], does: string): string {
  const words = anyOf(ROLES.filter((role) => may([role])))
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${does}.`
}

/** 'an operator, an underwriter, or an administrator'. Whoever serves the platform is an administrator to those who read this. Pure. */
export function anyOf(roles: readonly string[]): string {
  const who = roles.filter((role) => role !== 'platform-administrator').map((role) => `${/^[aeiou]/.test(role) ? 'an' : 'a'} ${role}`)
  return new Intl.ListFormat('en-US', { type: 'disjunction' }).format(who)
}
