#ifndef EXAMPLES_COMMON_EPOCH_RECORD_H
#define EXAMPLES_COMMON_EPOCH_RECORD_H

/* What an epoch of training a classifier came to. */
typedef struct EpochRecord {
  int epoch; /* from 1 */
  double train_loss, test_loss, test_accuracy, seconds;
} EpochRecord;

#endif
