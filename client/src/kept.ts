/** Signals whose value is worked out anew with everything the server tells, and mostly stays as it was. */
import { computed, type ReadonlySignal } from "@preact/signals";

/** A computed value that is another one only when its content is: who shows it draws nothing anew otherwise. */
export function kept<Value>(compute: () => Value): ReadonlySignal<Value> {
  const content = computed(() => JSON.stringify(compute()));
  return computed(() => JSON.parse(content.value) as Value);
}
