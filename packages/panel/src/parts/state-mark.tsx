import './state-mark.css'

/** How a state is shown. `waiting` is for what somebody else has to do first, `failed` for what somebody has to look at. */
export interface StateLook {
  readonly label: string
  readonly tone: 'on' | 'waiting' | 'failed' | 'off'
}

/** A word with a dot: the color repeats what the word says. */
export function StateMark({ label, tone }: StateLook) {
  return (
    <span className="state-mark" data-tone={tone}>
      {label}
    </span>
  )
}
