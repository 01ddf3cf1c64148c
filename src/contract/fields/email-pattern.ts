// 5 to 254 characters: a local part, @, and a domain with a dot. Only a delivered message proves that a mailbox exists.
export const emailPattern = /^(?=.{5,254}$)[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/
