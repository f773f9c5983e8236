/** The server's name for a privacy setting, and the name that its control knows. */
export interface ServerPolicyFields {
  isRestrictiveCookiePolicyEnabled: boolean
}

export interface ComponentPolicyFields {
  isAnalyticsCookiesDisabled: boolean
}

export function toComponentPolicy(server: ServerPolicyFields): ComponentPolicyFields {
  return {
    isAnalyticsCookiesDisabled: server.isRestrictiveCookiePolicyEnabled,
  }
}

export function toServerPolicy(component: ComponentPolicyFields): ServerPolicyFields {
  return {
    isRestrictiveCookiePolicyEnabled: component.isAnalyticsCookiesDisabled,
  }
}
