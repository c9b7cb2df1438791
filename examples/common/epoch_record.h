/* The results of one epoch of training a classifier. */
#ifndef EXAMPLES_COMMON_EPOCH_RECORD_H
#define EXAMPLES_COMMON_EPOCH_RECORD_H

typedef struct EpochRecord {
  int epoch; /* from 1 */
  double train_loss, test_loss, test_accuracy, seconds;
} EpochRecord;

#endif
