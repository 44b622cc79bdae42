# verify <secret> <webhook-id> <webhook-timestamp> <webhook-signature> < body
verify() {
  local age=$(( $(date +%s) - $3 ))
  local key=$(printf '%s' "${1#whsec_}" | base64 -d | od -An -v -tx1 | tr -d ' \n')
  local expected=$( { printf '%s.%s.' "$2" "$3"; cat; } |
    openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | base64 )
  [ "${age#-}" -le 300 ] && case " $4 " in *" v1,$expected "*) true ;; *) false ;; esac
}
