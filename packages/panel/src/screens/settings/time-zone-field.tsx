import { siteCalls } from '@sitewright/model/calls/sites'
import { panelStrings } from '@sitewright/model/editor/panel-strings'
import { Button } from '@sitewright/ui/controls/button'
import { Select } from '@sitewright/ui/controls/select'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../data/calls/api'

interface TimeZoneFieldProps {
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** The time zones that the host knows. Until they are here the current one stands alone. */
export function TimeZoneField({ value, error, onChange }: TimeZoneFieldProps) {
  const query = useQuery({
    queryKey: ['time-zones'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await callApi(siteCalls.listTimeZones)).timeZones,
  })
  const names = new Set([...(query.data ?? []), value])
  return (
    <div className="time-zone">
      <Select
        label="Time zone"
        hint="For dates and times."
        value={value}
        choices={[...names].sort().map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))}
        error={query.isError ? panelStrings.timezonesNotLoaded : error}
        onChange={onChange}
      />
      {query.isError ? (
        <Button size="small" onClick={() => query.refetch()}>
          Try again
        </Button>
      ) : null}
    </div>
  )
}
